/** Icons of game-icons.net (CC BY 3.0), only those that are used here. */
import raven from "icon:raven"; // Lorc
import bee from "icon:bee"; // Lorc
import birdhouse from "icon:bird-house"; // Delapouite
import cat from "icon:cat"; // Lorc
import eagle from "icon:eagle-head"; // Delapouite
import fox from "icon:fox"; // Caro Asercion
import lightning from "icon:power-lightning"; // Lorc
import owl from "icon:owl"; // Lorc
import scarecrow from "icon:scarecrow"; // Lorc
import dog from "icon:sitting-dog"; // Delapouite
import squirrel from "icon:squirrel"; // Delapouite

export const ICONS: Record<string, string> = {
  dog, cat, hawk: eagle, fox, bee, scarecrow, cuckoo: raven, owl, squirrel, birdhouse, lightning,
};

export const CREDITS = [
  { name: "Raven", author: "Lorc" },
  { name: "Bee", author: "Lorc" },
  { name: "Bird house", author: "Delapouite" },
  { name: "Cat", author: "Lorc" },
  { name: "Eagle head", author: "Delapouite" },
  { name: "Fox", author: "Caro Asercion" },
  { name: "Power lightning", author: "Lorc" },
  { name: "Owl", author: "Lorc" },
  { name: "Scarecrow", author: "Lorc" },
  { name: "Sitting dog", author: "Delapouite" },
  { name: "Squirrel", author: "Delapouite" },
];
