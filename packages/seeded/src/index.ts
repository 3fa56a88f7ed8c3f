export { type Seeded, seeded } from './seeded.ts';
