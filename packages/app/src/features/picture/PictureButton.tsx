import { Button, Dialog, useToast } from '@daybow/components';
import { useState } from 'react';
import ImageIcon from '~icons/ph/image-bold';
import ShareNetworkIcon from '~icons/ph/share-network-bold';
import { useExclusive } from '../../shared/journal/useExclusive';
import { Stack } from '../../shared/ui/layout';
import { useDeviceWords, useLanguage } from '../../shared/words/LanguageProvider';
import { canShare, saveFile, shareFile, useTellSaved } from '../copies';
import { type Look, readLook } from './look';
import { pngFile, pngNamed, svgFile } from './pictureFile';
import { type Picture, pictureSvg, type Shape } from './shapes';
import './picture.css';

interface PictureButtonProps {
  /** The period, as in the name of the file: '2026' or '2026-11'. */
  period: string;
  /** The period in words. */
  title: string;
  /** How it went, in words. */
  sentence: string;
  draw: (look: Look) => Shape[];
}

/** Opens a picture of a period, to share or to save. */
export function PictureButton(props: PictureButtonProps) {
  const { picture: words } = useDeviceWords().lookBack;
  return (
    <Dialog
      trigger={
        <Button variant="quiet" size="small" icon={<ImageIcon />}>
          {words.open}
        </Button>
      }
      title={words.title({ title: props.title })}
      description={words.description}
    >
      <PictureSheet {...props} />
    </Dialog>
  );
}

function PictureSheet({ period, title, sentence, draw }: PictureButtonProps) {
  const { picture: words } = useDeviceWords().lookBack;
  const { direction } = useLanguage();
  const [look] = useState(readLook);
  const picture: Picture = {
    name: words.name({ title, sentence }),
    direction,
    shapes: draw(look),
  };
  const toast = useToast();
  const tellSaved = useTellSaved();

  const handPng = useExclusive(async (hand: typeof saveFile | typeof shareFile) => {
    const file = await pngFile(picture, period);
    if (file === null) {
      toast({ tone: 'error', message: words.noPng });
      return false;
    }
    await hand(file);
    if (hand === saveFile) tellSaved();
    return true;
  });

  function handleSvg() {
    saveFile(svgFile(picture, period));
    tellSaved();
  }

  return (
    <Stack>
      <div
        className="app-Picture"
        // The file itself, in which all texts are escaped.
        dangerouslySetInnerHTML={{ __html: pictureSvg(picture) }}
      />
      {canShare(pngNamed('', period)) && (
        <Button block icon={<ShareNetworkIcon />} onClick={() => void handPng(shareFile)}>
          {words.share}
        </Button>
      )}
      <div className="app-PictureButtons">
        <Button variant="soft" onClick={() => void handPng(saveFile)}>
          {words.savePng}
        </Button>
        <Button variant="soft" onClick={handleSvg}>
          {words.saveSvg}
        </Button>
      </div>
    </Stack>
  );
}
