export { WordMemory } from '../../../packages/column-index/src/word-memory.ts';
