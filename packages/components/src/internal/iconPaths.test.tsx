import type { Icon as PhosphorIcon } from '@phosphor-icons/react';
import { CaretDownIcon } from '@phosphor-icons/react/dist/ssr/CaretDown';
import { CaretLeftIcon } from '@phosphor-icons/react/dist/ssr/CaretLeft';
import { CaretRightIcon } from '@phosphor-icons/react/dist/ssr/CaretRight';
import { CaretUpIcon } from '@phosphor-icons/react/dist/ssr/CaretUp';
import { CheckIcon } from '@phosphor-icons/react/dist/ssr/Check';
import { CheckCircleIcon } from '@phosphor-icons/react/dist/ssr/CheckCircle';
import { DotsSixVerticalIcon } from '@phosphor-icons/react/dist/ssr/DotsSixVertical';
import { InfoIcon } from '@phosphor-icons/react/dist/ssr/Info';
import { MinusIcon } from '@phosphor-icons/react/dist/ssr/Minus';
import { PlusIcon } from '@phosphor-icons/react/dist/ssr/Plus';
import { WarningCircleIcon } from '@phosphor-icons/react/dist/ssr/WarningCircle';
import { XIcon } from '@phosphor-icons/react/dist/ssr/X';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Icon } from './Icon';
import {
  caretDownBold,
  caretLeftBold,
  caretRightBold,
  caretUpBold,
  checkBold,
  checkCircleFill,
  dotsSixVerticalBold,
  infoFill,
  minusBold,
  plusBold,
  warningCircleFill,
  xBold,
} from './iconPaths';

/** The parts of the markup that decide the picture. */
const drawn = (markup: string) =>
  [/ viewBox="[^"]*"/, / fill="[^"]*"/, /<path.*<\/path>/].map((part) => part.exec(markup)?.[0]);

it.each<[string, string, PhosphorIcon, 'bold' | 'fill']>([
  ['caret downwards', caretDownBold, CaretDownIcon, 'bold'],
  ['caret to the left', caretLeftBold, CaretLeftIcon, 'bold'],
  ['caret to the right', caretRightBold, CaretRightIcon, 'bold'],
  ['caret upwards', caretUpBold, CaretUpIcon, 'bold'],
  ['six dots', dotsSixVerticalBold, DotsSixVerticalIcon, 'bold'],
  ['check', checkBold, CheckIcon, 'bold'],
  ['minus', minusBold, MinusIcon, 'bold'],
  ['plus', plusBold, PlusIcon, 'bold'],
  ['x', xBold, XIcon, 'bold'],
  ['check in a circle', checkCircleFill, CheckCircleIcon, 'fill'],
  ['info', infoFill, InfoIcon, 'fill'],
  ['warning', warningCircleFill, WarningCircleIcon, 'fill'],
])('draws the %s that Phosphor draws', (_, path, Phosphor, weight) => {
  const ours = drawn(renderToStaticMarkup(<Icon path={path} />));
  expect(ours).toEqual(drawn(renderToStaticMarkup(<Phosphor weight={weight} />)));
});
