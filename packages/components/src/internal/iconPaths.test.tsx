import { CheckIcon } from '@phosphor-icons/react/dist/ssr/Check';
import { CheckCircleIcon } from '@phosphor-icons/react/dist/ssr/CheckCircle';
import { InfoIcon } from '@phosphor-icons/react/dist/ssr/Info';
import { WarningCircleIcon } from '@phosphor-icons/react/dist/ssr/WarningCircle';
import { XIcon } from '@phosphor-icons/react/dist/ssr/X';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Icon } from './Icon';
import { checkBold, checkCircleFill, infoFill, warningCircleFill, xBold } from './iconPaths';

it.each([
  ['check', checkBold, <CheckIcon weight="bold" />],
  ['x', xBold, <XIcon weight="bold" />],
  ['check in a circle', checkCircleFill, <CheckCircleIcon weight="fill" />],
  ['info', infoFill, <InfoIcon weight="fill" />],
  ['warning', warningCircleFill, <WarningCircleIcon weight="fill" />],
])('draws the %s that Phosphor draws', (_, path, phosphor) => {
  const drawn = (markup: string) =>
    [/ viewBox="[^"]*"/, / fill="[^"]*"/, /<path.*<\/path>/].map((part) => part.exec(markup)?.[0]);
  const ours = drawn(renderToStaticMarkup(<Icon path={path} />));
  expect(ours).toEqual(drawn(renderToStaticMarkup(phosphor)));
});
