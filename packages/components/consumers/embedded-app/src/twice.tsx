import * as one from '@daybow/components';
import * as other from '@daybow/components?copy';
import '@daybow/components/styles.css';
import { createRoot } from 'react-dom/client';
import { todayOf } from './todayOf';

if (one.Dialog === other.Dialog) throw new Error('There is one copy alone.');
const [Today, OtherToday] = [todayOf(one), todayOf(other)];

const root = document.createElement('div');
document.body.append(root);
createRoot(root).render(
  <one.Column>
    <one.Dialog title="Below" trigger={<one.Button>Both</one.Button>}>
      <other.Dialog title="Above" trigger={<other.Button>Over it</other.Button>}>
        <p>Of the other copy</p>
      </other.Dialog>
    </one.Dialog>
    <Today name="One" />
    <OtherToday name="Other" />
  </one.Column>,
);
