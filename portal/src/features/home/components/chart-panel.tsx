import type { ReactNode } from 'react';
import { Section } from '../../../kit/section.tsx';

/** A chart with its figure in large, and what it counts in one sentence: nobody has to guess. */
export function ChartPanel({
  title,
  figure,
  about,
  children,
}: {
  title: string;
  figure: string;
  about: string;
  children: ReactNode;
}) {
  return (
    <Section title={title}>
      <p style={{ margin: '0 0 2px', fontSize: 20, fontWeight: 600, lineHeight: '28px' }}>{figure}</p>
      <p className="dimmed" style={{ margin: '0 0 12px', fontSize: 13 }}>
        {about}
      </p>
      {children}
    </Section>
  );
}
