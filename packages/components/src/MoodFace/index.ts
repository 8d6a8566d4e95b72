export { mouthPath } from '../internal/mouthPath';
export { MoodFace, type MoodFaceProps } from './MoodFace';
