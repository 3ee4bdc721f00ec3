import { ConflictNote } from '../../../kit/form/conflict-note.tsx';
import { FormProblem } from '../../../kit/form/form-problem.tsx';
import { useIsPhone } from '../hooks/use-is-phone.ts';
import type { SheetHold } from '../hooks/use-sheet.ts';
import { differencesOf } from '../model/differences-of.ts';
import classes from './editor.module.css';
import { EditorNotes } from './editor-notes.tsx';
import { ExpensesSection } from './expenses-section.tsx';
import { ExpensesTable } from './expenses-table.tsx';
import { HeaderSection } from './header-section.tsx';
import { OfferFacts } from './offer-facts.tsx';
import { PhoneFoot } from './phone-foot.tsx';
import { RowsSection } from './rows-section.tsx';
import { TextsSection } from './texts-section.tsx';
import { TotalsPanel } from './totals-panel.tsx';

/** A proposal as it is written, with what it comes to beside it; one that may not be changed is read in its place. */
export function ProposalEditor({ hold, readOnly }: { hold: SheetHold; readOnly: boolean }) {
  const isPhone = useIsPhone();
  const { theirs, told, refusal, sheet, base } = hold;
  return (
    <>
      {theirs && (
        <ConflictNote
          differences={differencesOf(sheet, theirs, hold.figures)}
          onMine={hold.keepMine}
          onTheirs={hold.takeTheirs}
        />
      )}
      {told.isMore && <FormProblem error={refusal} />}
      <EditorNotes hold={hold} />
      <div className={classes.editor}>
        <div className={classes.main}>
          {readOnly ? <OfferFacts card={base} /> : <HeaderSection hold={hold} />}
          <RowsSection hold={hold} readOnly={readOnly} />
          {readOnly ? <ExpensesTable card={base} /> : <ExpensesSection hold={hold} />}
          {!readOnly && <TextsSection hold={hold} />}
        </div>
        <TotalsPanel hold={hold} />
      </div>
      {isPhone && <PhoneFoot hold={hold} readOnly={readOnly} />}
    </>
  );
}
