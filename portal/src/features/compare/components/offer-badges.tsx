import {
  BadgePercent,
  Boxes,
  CircleHelp,
  Clock,
  Coins,
  type LucideIcon,
  PackageMinus,
  Replace,
  Ruler,
  TriangleAlert,
} from 'lucide-react';
import { say } from '../../../kit/say.ts';
import type { Mark } from '../model/matrix.ts';
import { markLabels } from '../words.ts';
import classes from './matrix.module.css';

const icons: Readonly<Partial<Record<Mark, LucideIcon>>> = {
  expired: Clock,
  no_rate: Coins,
  uom_unknown: Ruler,
  reconfirm: CircleHelp,
  analog: Replace,
  below_moq: PackageMinus,
  not_pack_multiple: Boxes,
  anomaly: TriangleAlert,
};

/** Marks of an offer: a sign and a word; where the column is narrow, the word is for those who listen and in the card beside the cell. */
export function OfferBadges({ marks, tooFew }: { marks: readonly Mark[]; tooFew: boolean }) {
  const shown = (Object.keys(icons) as Mark[]).filter((mark) => marks.includes(mark));
  if (shown.length === 0 && !tooFew) return null;
  return (
    <>
      {tooFew && <Badge icon={BadgePercent} label={say('price of more', 'цена от объёма')} />}
      {shown.map((mark) => {
        const [icon, label] = [icons[mark], markLabels[mark]];
        return icon && label && <Badge key={mark} icon={icon} label={say(label)} />;
      })}
    </>
  );
}

function Badge({ icon: Icon, label }: { icon: LucideIcon; label: string }) {
  return (
    <span className={classes.badge}>
      <Icon size={12} aria-hidden />
      <span className={classes.word}>{label}</span>
    </span>
  );
}
