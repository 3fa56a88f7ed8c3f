export { createFeatured, type Featured } from './featured.ts';
