export type { Ground } from './edges.ts';
export { landscape, type Setting, SETTINGS } from './landscape.ts';
