import { Button } from '@daybow/components';
import { createRoot } from 'react-dom/client';
import { looks } from './looks';

function App() {
  return (
    <main>
      {Object.entries(looks).map(([name, look]) => (
        // What is fixed to the edges of the window stays inside: of a `Fab` or a `BottomNav`, too.
        <div key={name} data-look={name} style={{ contain: 'layout', minBlockSize: 120 }}>
          {look}
        </div>
      ))}
      <div style={{ marginBlockStart: 48 }}>
        <Button className="rounded-none bg-red-700 px-12">Delete</Button>
      </div>
    </main>
  );
}

const root = document.getElementById('root');
if (root) createRoot(root).render(<App />);
