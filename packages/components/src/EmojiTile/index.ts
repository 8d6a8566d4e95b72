export { EmojiTile, type EmojiTileProps } from './EmojiTile';
