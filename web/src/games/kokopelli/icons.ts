/** Signs from game-icons.net (CC BY 3.0), each the inside of an SVG of 512 by 512. The cards are our own drawings (glyphs.ts). */
import pottery from "icon:broken-pottery"; // Delapouite
import discard from "icon:card-discard"; // Faithtoken
import draw from "icon:card-draw"; // Faithtoken
import exchange from "icon:card-exchange"; // Delapouite
import spiral from "icon:divided-spiral"; // Lorc
import hand from "icon:hand"; // Sbed
import laurels from "icon:laurel-crown"; // Lorc

export const ICONS = { cancel: pottery, discard, draw, exchange, end: spiral, reach: hand, won: laurels };

/** For the credits page. */
export const CREDITS = [
  { name: "broken-pottery", author: "Delapouite" },
  { name: "card-discard", author: "Faithtoken" },
  { name: "card-draw", author: "Faithtoken" },
  { name: "card-exchange", author: "Delapouite" },
  { name: "divided-spiral", author: "Lorc" },
  { name: "hand", author: "Sbed" },
  { name: "laurel-crown", author: "Lorc" },
];
