import * as components from '@daybow/components';
import styles from '@daybow/components/styles.css?inline';
import { createRoot } from 'react-dom/client';
import { todayOf } from './todayOf';

const { DaybowProvider } = components;
const Today = todayOf(components);

const shadow = document.body.attachShadow({ mode: 'open' });
const sheet = new CSSStyleSheet();
sheet.replaceSync(styles);
shadow.adoptedStyleSheets = [sheet];
createRoot(shadow).render(
  <DaybowProvider container={shadow}>
    <Today />
  </DaybowProvider>,
);
