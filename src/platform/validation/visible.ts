/**
 * A character that leaves a mark by itself: neither white space, nor a control, nor one that is drawn on another or not
 * at all. The last ones are blank by what their font draws and not by a property of Unicode: an empty Braille cell, a
 * note without a head, and two blanks of Egyptian hieroglyphs. Half of a surrogate pair is refused as such.
 */
const VISIBLE =
  /[^\p{White_Space}\p{Default_Ignorable_Code_Point}\p{M}\p{Cc}\p{Cf}\p{Noncharacter_Code_Point}\u2800\u{1d159}\u{13441}\u{13442}]/u;

/** Whether a text shows nothing to whoever reads it, such as one of spaces, joiners or combining marks alone. */
export const isBlank = (text: string): boolean => !VISIBLE.test(text);
