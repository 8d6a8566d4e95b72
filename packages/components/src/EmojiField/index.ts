export { EmojiField, type EmojiFieldProps } from './EmojiField';
export type { FieldProps } from '../Field/fieldParts';
export type { EmojiOption } from './searchEmoji';
