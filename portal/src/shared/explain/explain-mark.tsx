import { ActionIcon } from '@mantine/core';
import { Calculator } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { say } from '../../kit/say.ts';
import type { AskedFigure } from './explanation-query.ts';

const ExplainDialog = lazy(async () => ({ default: (await import('./explain-dialog.tsx')).ExplainDialog }));

/** A small mark beside a computed figure: shows what it was made of. */
export function ExplainMark({ figure }: { figure: AskedFigure }) {
  const [isOpen, setOpen] = useState(false);
  const label = say('Show how it was counted', 'Показать расчёт');
  return (
    <>
      <ActionIcon
        variant="subtle"
        color="gray"
        size="sm"
        aria-label={label}
        title={label}
        // No line grows for it.
        style={{ marginBlock: -4, verticalAlign: 'middle' }}
        onClick={() => setOpen(true)}
      >
        <Calculator size={14} />
      </ActionIcon>
      {isOpen && (
        <Suspense>
          <ExplainDialog figure={figure} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
