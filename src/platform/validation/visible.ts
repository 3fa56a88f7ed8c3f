/**
 * Matches a character that leaves a mark by itself: not white space, a control character, a
 * combining mark or an invisible one. The last ones in the class are blank by their glyph, not by a
 * Unicode property: an empty Braille cell, a note without a head, and two blanks of Egyptian
 * hieroglyphs. Half of a surrogate pair is refused elsewhere.
 */
const VISIBLE =
  /[^\p{White_Space}\p{Default_Ignorable_Code_Point}\p{M}\p{Cc}\p{Cf}\p{Noncharacter_Code_Point}\u2800\u{1d159}\u{13441}\u{13442}]/u;

/** Whether a text shows nothing, such as a text of only spaces, joiners or combining marks. */
export const isBlank = (text: string): boolean => !VISIBLE.test(text);
