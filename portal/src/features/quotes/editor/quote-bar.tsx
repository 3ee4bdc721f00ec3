import { Button } from '@mantine/core';
import { isHeldBack } from '../../../kit/form/is-held-back.ts';
import { say } from '../../../kit/say.ts';
import { useMay } from '../../../shared/session/me.ts';
import classes from '../components/quotes.module.css';

interface QuoteBarProps {
  /** What the prices come to; nothing where one total is asked for. */
  sum: string | undefined;
  isReady: boolean;
  isSaving: boolean;
  onDraft(): void;
}

/** Always in sight: the sum so far, and the ways to save. */
export function QuoteBar({ sum, isReady, isSaving, onDraft }: QuoteBarProps) {
  const may = useMay();
  return (
    <div className={`panel ${classes.bottom}`}>
      <span>
        {sum !== undefined && (
          <>
            {say('Sum of prices:', 'Сумма по ценам:')} <b>{sum}</b>
          </>
        )}
      </span>
      <Button
        variant="default"
        disabled={!isReady}
        loading={isSaving}
        onClick={({ currentTarget }) => !isHeldBack(currentTarget.form) && onDraft()}
      >
        {say('Save as a draft', 'Сохранить черновик')}
      </Button>
      {may('supplier_quotes.submit') && (
        <Button type="submit" disabled={!isReady} loading={isSaving}>
          {say('Submit', 'Отправить')}
        </Button>
      )}
    </div>
  );
}
