import { Card } from '@daybow/components';
import { Theme } from './Theme';

interface PageProps {
  params: Promise<{ strategy: string }>;
}

/** Cards in the theme of the page, and in both themes within it, named in each way. */
export default async function Page({ params }: PageProps) {
  const { strategy } = await params;
  return (
    <Theme strategy={strategy}>
      <Card title="As the page" />
      <div className="dark">
        <Card title="Dark by class" />
        <div className="light">
          <Card title="Light by class" />
        </div>
      </div>
      <div data-theme="dark">
        <Card title="Dark by attribute" />
        <div data-theme="light">
          <Card title="Light by attribute" />
        </div>
      </div>
      <div style={{ colorScheme: 'dark' }}>
        <Card title="Dark by color-scheme" />
        <div style={{ colorScheme: 'light' }}>
          <Card title="Light by color-scheme" />
        </div>
      </div>
    </Theme>
  );
}
