import { svelte } from "@sveltejs/vite-plugin-svelte";
import { createReadStream, existsSync, readFileSync, readdirSync } from "node:fs";
import { createRequire } from "node:module";
import { resolve } from "node:path";
import { defineConfig, type Plugin } from "vite";

// The terminal's words are not needed in the browser: without them the lobby stays small.
const TERMINAL = /^(simulate|study|arena|bench|argument|help|check|games|scenario|position|results|ray|pool|page|play|mode|native|cache|count|command|replay)-/;

const GAMES = resolve(import.meta.dirname, "../rookery/games");

const entries = (file: string): string[] =>
  readFileSync(file, "utf8")
    .split(/\n(?=[a-zA-Z#])/)
    .filter((entry) => !entry.startsWith("#"))
    .map((entry) => entry.trim());

/** Every game's title and what it is about, as messages of the house: `title-moa`, `about-moa`. */
function titles(language: string): string[] {
  const games = readdirSync(GAMES).filter((name) => existsSync(`${GAMES}/${name}/messages`));
  return games.flatMap((name) =>
    entries(`${GAMES}/${name}/messages/${language}.ftl`)
      .filter((entry) => /^game-(title|about) /.test(entry))
      .map((entry) => entry.replace(/^game-(\w+)/, `$1-${name}`)),
  );
}

/** Message files as text, without comments; of the house only what a browser may have to say. */
function messages(): Plugin {
  return {
    name: "messages",
    enforce: "pre",
    load(id) {
      const file = id.replace(/\?raw$/, "");
      if (!id.endsWith("?raw") || !file.endsWith(".ftl")) return null;
      this.addWatchFile(file);
      const house = !file.includes("/games/");
      const said = entries(file).filter((entry) => !house || !TERMINAL.test(entry));
      if (house) said.push(...titles(file.slice(-6, -4)));
      return `export default ${JSON.stringify(said.join("\n"))}`;
    },
  };
}

/** `import owl from "icon:owl"`: the SVG of one icon of game-icons.net, for a viewBox of 0 0 512 512. */
function icons(): Plugin {
  const file = createRequire(import.meta.url).resolve("@iconify-json/game-icons/icons.json");
  let bodies: Record<string, { body: string }> | undefined;
  return {
    name: "icons",
    enforce: "pre",
    resolveId: (id) => (id.startsWith("icon:") ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith("\0icon:")) return null;
      bodies ??= JSON.parse(readFileSync(file, "utf8")).icons as Record<string, { body: string }>;
      const icon = bodies[id.slice("\0icon:".length)];
      if (!icon) throw new Error(`There is no icon ${id.slice(6)}`);
      return `export default ${JSON.stringify(icon.body)}`;
    },
  };
}

/** For the bench of boards: recorded games, the long ones if they are there. */
function fixtures(): Plugin {
  return {
    name: "fixtures",
    apply: "serve",
    configureServer(server) {
      server.middlewares.use("/fixtures", (request, response, next) => {
        const name = (request.url ?? "").replace(/[?#].*/, "").replace(/[^\w.-]/g, "");
        const file = [`/tmp/fixtures/${name}`, resolve("src/dev/fixtures", name)].find((path) => existsSync(path));
        if (!file) return next();
        response.setHeader("Content-Type", "application/json");
        createReadStream(file).pipe(response);
      });
    },
  };
}

const SERVER = process.env.ROOKERY_SERVER ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [messages(), icons(), svelte(), fixtures()],
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": SERVER, "/live": { target: SERVER, ws: true } },
  },
  build: {
    outDir: "../rookery/server/static",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // a strict content security policy allows no data: links
    modulePreload: { polyfill: false },
  },
});
