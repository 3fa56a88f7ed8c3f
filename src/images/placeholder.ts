/** The SVG that replaces a missing picture: a cairn on a hill, in the proportion 3 to 2. */
export const PLACEHOLDER =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 800" width="1200" height="800">' +
  '<defs><linearGradient id="s" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#dfe9e8"/>' +
  '<stop offset="1" stop-color="#f3efe3"/></linearGradient></defs>' +
  '<rect width="1200" height="800" fill="url(#s)"/>' +
  '<circle cx="850" cy="250" r="62" fill="#f7e6b6"/>' +
  '<path d="M0 560Q240 420 520 500T1200 440V800H0Z" fill="#c7d6cd"/>' +
  '<path d="M0 640Q320 520 640 590T1200 560V800H0Z" fill="#afc4b5"/>' +
  '<g fill="#8b9a95"><rect x="505" y="540" width="190" height="56" rx="28"/>' +
  '<rect x="528" y="490" width="150" height="50" rx="25" fill="#9aa8a2"/>' +
  '<rect x="548" y="446" width="104" height="44" rx="22"/>' +
  '<rect x="566" y="408" width="74" height="38" rx="19" fill="#9aa8a2"/>' +
  '<rect x="582" y="378" width="42" height="30" rx="15"/></g>' +
  '<path d="M0 690Q300 560 600 596T1200 660V800H0Z" fill="#9db5a3"/></svg>';
