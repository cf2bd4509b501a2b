/** What somebody prefers, kept on this device. */
import { LANGUAGES, type Language } from "./words";

export const THEMES = ["auto", "light", "dark", "contrast"] as const;
export const SPEEDS = ["off", "fast", "normal", "slow"] as const;
const TEMPO = { off: 0, fast: 0.5, normal: 1, slow: 2 };

export interface Settings {
  language: Language;
  theme: (typeof THEMES)[number];
  speed: (typeof SPEEDS)[number];
  sound: boolean;
  confirm: boolean; // ask before what cannot be taken back
  name: string; // how others know this person
}

const KEPT = "rookery-settings";

function usual(): Settings {
  const spoken = navigator.languages.map((language) => language.slice(0, 2)) as Language[];
  return {
    language: spoken.find((language) => LANGUAGES.includes(language)) ?? "en",
    theme: "auto",
    speed: matchMedia("(prefers-reduced-motion: reduce)").matches ? "off" : "normal",
    sound: true,
    confirm: false,
    name: "",
  };
}

function kept(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? "{}") as Partial<Settings>;
  } catch {
    return {};
  }
}

export const settings: Settings = $state({ ...usual(), ...kept() });

/** Change a preference and keep it; what was never chosen goes on following the system. */
export function prefer<Name extends keyof Settings>(name: Name, value: Settings[Name]): void {
  settings[name] = value;
  try {
    localStorage.setItem(KEPT, JSON.stringify({ ...kept(), [name]: value }));
  } catch {
    // a browser that keeps nothing: then it holds until the page is closed
  }
}

/** How many times as long as usual animations take; 0: there are none. */
export const tempo = (): number => TEMPO[settings.speed];

/** The page follows the settings; called once, inside an effect root. */
export function follow(): void {
  const dark = matchMedia("(prefers-color-scheme: dark)");
  const contrast = matchMedia("(prefers-contrast: more)");
  const dress = () => {
    const auto = contrast.matches ? "contrast" : dark.matches ? "dark" : "light";
    document.documentElement.dataset.theme = settings.theme === "auto" ? auto : settings.theme;
  };
  dark.addEventListener("change", dress);
  contrast.addEventListener("change", dress);
  $effect(dress);
  $effect(() => {
    document.documentElement.lang = settings.language;
  });
  $effect(() => document.documentElement.style.setProperty("--tempo", String(tempo())));
}
