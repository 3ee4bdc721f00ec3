import { qualifyingDocuments } from '../../../../../nouns/supplier-qualification.ts';
import { say } from '../../../kit/say.ts';
import { ReasonDialog } from '../../../shared/reasons/reason-dialog.tsx';
import type { Qualification } from '../queries.ts';
import { useChangeDocuments } from '../use-change-documents.ts';

interface RemoveDocumentProps {
  of: Qualification;
  at: number;
  onClose(): void;
}

/** A document is taken out for a reason, which stays in the history; its file stays where it is. */
export function RemoveDocument({ of, at, onClose }: RemoveDocumentProps) {
  const saving = useChangeDocuments(of);
  const document = of.documents[at];
  return (
    <ReasonDialog
      draft={['qualifying-document-removal', `${of.id}/${at}`]}
      title={say('Take the document out', 'Убрать документ')}
      about={document && [say(qualifyingDocuments[document.kind]), document.title].filter(Boolean).join(', ')}
      confirm={say('Take out', 'Убрать')}
      color="red"
      error={saving.error}
      onReason={(changeReason) => saving.mutateAsync({ documents: of.documents.toSpliced(at, 1), changeReason })}
      onClose={onClose}
    />
  );
}
