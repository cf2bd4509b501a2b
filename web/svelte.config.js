import { vitePreprocess } from "@sveltejs/vite-plugin-svelte";

export default {
  preprocess: vitePreprocess(),
  compilerOptions: {
    // A page is made anew for another table or game, so it may read once what it was made for.
    warningFilter: (warning) => warning.code !== "state_referenced_locally",
  },
};
