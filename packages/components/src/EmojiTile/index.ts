export type { Tone } from '../internal/tone';
export { EmojiTile, type EmojiTileProps } from './EmojiTile';
