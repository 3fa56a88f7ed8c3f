export * from '../../../packages/column-index/src/bits.ts';
