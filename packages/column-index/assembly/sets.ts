import { BLOCK, bytesOf } from './blocks';

export function or(out: usize, one: usize, other: usize, size: usize): void {
  const end = bytesOf(size);
  for (let at: usize = 0; at < end; at += BLOCK) {
    v128.store(out + at, v128.or(v128.load(one + at), v128.load(other + at)));
  }
}

export function andNot(out: usize, one: usize, other: usize, size: usize): void {
  const end = bytesOf(size);
  for (let at: usize = 0; at < end; at += BLOCK) {
    v128.store(out + at, v128.andnot(v128.load(one + at), v128.load(other + at)));
  }
}

export function applyCriterion(
  all: usize,
  stated: usize,
  missedByOne: usize,
  yes: usize,
  open: usize,
  size: usize,
): void {
  const end = bytesOf(size);
  for (let at: usize = 0; at < end; at += BLOCK) {
    const certain = v128.load(yes + at);
    const kept = v128.or(certain, v128.load(open + at));
    const before = v128.load(all + at);
    const missed = v128.and(v128.load(missedByOne + at), kept);
    v128.store(missedByOne + at, v128.or(missed, v128.andnot(before, kept)));
    v128.store(all + at, v128.and(before, kept));
    v128.store(stated + at, v128.and(v128.load(stated + at), certain));
  }
}

export function withoutCriterion(
  out: usize,
  all: usize,
  missedByOne: usize,
  yes: usize,
  open: usize,
  size: usize,
): void {
  const end = bytesOf(size);
  for (let at: usize = 0; at < end; at += BLOCK) {
    const kept = v128.or(v128.load(yes + at), v128.load(open + at));
    const missed = v128.andnot(v128.load(missedByOne + at), kept);
    v128.store(out + at, v128.or(v128.load(all + at), missed));
  }
}
