/**
 * Computes one block (128 bits) from blocks in the memory: `set` is the address of the block of a set,
 * `lower` and `upper` are the addresses of the corresponding blocks of bitmaps, and `flip` is all ones or
 * all zeros.
 *
 * Loops take a formula as a type argument, so each loop is compiled separately for each formula, without a
 * call. Formulas are never instantiated; `changetype<F>(0)` gives access to their methods.
 */
export abstract class Formula {
  abstract block(set: usize, lower: usize, upper: usize, flip: v128): v128;
}

/** `set` */
export class Own extends Formula {
  block(set: usize, _lower: usize, _upper: usize, _flip: v128): v128 {
    return v128.load(set);
  }
}

/** `bitmap` */
export class Bitmap extends Formula {
  block(_set: usize, bitmap: usize, _upper: usize, _flip: v128): v128 {
    return v128.load(bitmap);
  }
}

/** `set & bitmap` */
export class And extends Formula {
  block(set: usize, bitmap: usize, _upper: usize, _flip: v128): v128 {
    return v128.and(v128.load(set), v128.load(bitmap));
  }
}

/** `set & ~bitmap` */
export class AndNot extends Formula {
  block(set: usize, bitmap: usize, _upper: usize, _flip: v128): v128 {
    return v128.andnot(v128.load(set), v128.load(bitmap));
  }
}

/** `set | bitmap` */
export class Or extends Formula {
  block(set: usize, bitmap: usize, _upper: usize, _flip: v128): v128 {
    return v128.or(v128.load(set), v128.load(bitmap));
  }
}

/** `set & (lower ^ flip)` */
export class AndFrom extends Formula {
  block(set: usize, lower: usize, _upper: usize, flip: v128): v128 {
    return v128.and(v128.load(set), v128.xor(v128.load(lower), flip));
  }
}

/** `set & (lower ^ flip) & ~upper` */
export class AndBetween extends Formula {
  block(set: usize, lower: usize, upper: usize, flip: v128): v128 {
    return v128.and(v128.load(set), between(lower, upper, flip));
  }
}

/** `set | (lower ^ flip)` */
export class OrFrom extends Formula {
  block(set: usize, lower: usize, _upper: usize, flip: v128): v128 {
    return v128.or(v128.load(set), v128.xor(v128.load(lower), flip));
  }
}

/** `set | ((lower ^ flip) & ~upper)` */
export class OrBetween extends Formula {
  block(set: usize, lower: usize, upper: usize, flip: v128): v128 {
    return v128.or(v128.load(set), between(lower, upper, flip));
  }
}

function between(lower: usize, upper: usize, flip: v128): v128 {
  return v128.andnot(v128.xor(v128.load(lower), flip), v128.load(upper));
}
