import { brand } from '../../shared/brand';
import { HEIGHT, paintPicture, type Picture, pictureSvg, WIDTH } from './shapes';

/** A file with the period in its name: 'daybow-2026-11.svg'. */
function fileOf(content: Blob | string, period: string, type: string, ending: string): File {
  return new File([content], `${brand.name.toLowerCase()}-${period}.${ending}`, { type });
}

/** The picture as an SVG file. */
export function svgFile(picture: Picture, period: string): File {
  return fileOf(pictureSvg(picture), period, 'image/svg+xml', 'svg');
}

/** The picture as a PNG file; null where the browser can't draw it, as with some protections against being recognised. */
export async function pngFile(picture: Picture, period: string): Promise<File | null> {
  await document.fonts.ready;
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const context = canvas.getContext('2d');
  if (!context) return null;
  paintPicture(context, picture);
  const content = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  return content && pngNamed(content, period);
}

/** A PNG file of a period. */
export function pngNamed(content: Blob | string, period: string): File {
  return fileOf(content, period, 'image/png', 'png');
}
