import type { Canvas } from '../canvas.ts';
import type { Ground } from './edges.ts';
import { forest, hills, moor, mountains, south } from './inland.ts';
import { beach, coast, lake } from './waterside.ts';

const PLACES = { coast, beach, lake, mountains, forest, hills, south, moor };

export type Setting = keyof typeof PLACES;
export const SETTINGS = Object.keys(PLACES) as Setting[];

/** Returns the landscape of a setting: sky, distance and ground, without a subject. */
export const landscape = (canvas: Canvas, setting: Setting): Ground => PLACES[setting](canvas);
