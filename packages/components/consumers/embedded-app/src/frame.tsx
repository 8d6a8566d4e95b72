import * as components from '@daybow/components';
import styles from '@daybow/components/styles.css?inline';
import { createRoot } from 'react-dom/client';
import { todayOf } from './todayOf';

const { DaybowProvider } = components;
const Today = todayOf(components);

const frame = document.createElement('iframe');
frame.title = 'Today';
frame.style.cssText = 'inline-size: 100%; block-size: 760px; border: 0';
document.body.append(frame);
if (!frame.contentDocument) throw new Error('The frame has no page.');

const { head, body } = frame.contentDocument;
head.insertAdjacentHTML('beforeend', `<style>${styles}</style>`);
createRoot(body).render(
  <DaybowProvider container={body}>
    <Today />
  </DaybowProvider>,
);
