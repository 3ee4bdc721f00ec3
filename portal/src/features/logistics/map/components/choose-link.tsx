import classes from './chosen-card.module.css';

interface ChooseLinkProps {
  /** What is chosen by it, as in the address. */
  name: string;
  children: string;
  onChange(chosen: string): void;
}

/** Leads from one record of the map to another. */
export const ChooseLink = ({ name, children, onChange }: ChooseLinkProps) => (
  <button type="button" className={classes.link} onClick={() => onChange(name)}>
    {children}
  </button>
);
