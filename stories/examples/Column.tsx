import { Column, PageHeader } from '@daybow/components';

export function Page() {
  return (
    <Column>
      <PageHeader title="Daybow" description="Track your daily habits" />
      <main style={{ paddingInline: 'var(--daybow-gutter)' }}>What the page is about</main>
    </Column>
  );
}
