/** Diacritical marks and invisible characters. */
const marks = /[\u0300-\u036F\u3099\u309A\p{Default_Ignorable_Code_Point}]/gu;

/** Katakana with a hiragana counterpart at a fixed distance. */
const katakana = /[\u30A1-\u30F6]/g;
const katakanaAhead = 0x60;

const [smallKana, fullKana] = ['ぁぃぅぇぉっゃゅょゎゕゖ', 'あいうえおつやゆよわかけ'];
const small = new RegExp(`[${smallKana}]`, 'g');

/**
 * A name as the keys of the database compare it: letter case, accents, full-width forms, hiragana and katakana, small
 * ones too, and the parts that a letter is put together of make no other name of it.
 */
export function nameKey(name: string): string {
  return name
    .normalize('NFKD')
    .replace(marks, '')
    .replace(katakana, (kana) => String.fromCharCode(kana.charCodeAt(0) - katakanaAhead))
    .replace(small, (kana) => fullKana.charAt(smallKana.indexOf(kana)))
    .toUpperCase();
}
