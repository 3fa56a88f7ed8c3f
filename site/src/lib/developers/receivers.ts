import vector from '../../../../examples/webhook-receivers/test-vector.json' with { type: 'json' };
import php from '../../../../examples/webhook-receivers/php/receive.php?raw';
import python from '../../../../examples/webhook-receivers/python/receive.py?raw';
import typescript from '../../../../examples/webhook-receivers/typescript/receive.ts?raw';

/** The published receivers' check of a signature in each language, and a signature to try it on. */
export const receivers = { vector, typescript, python, php };
