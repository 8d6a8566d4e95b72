export { EmojiField, type EmojiFieldProps } from './EmojiField';
