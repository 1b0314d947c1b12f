import { IconArrowLeft } from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import { TextLink } from '../../platform/ui/links.tsx';
import { Screen } from '../../platform/ui/screen.tsx';
import classes from './lead-screen.module.css';

/** The screen of one lead, with a link back to its list. */
export function LeadFrame({
  isSpam = false,
  ...screen
}: ComponentProps<typeof Screen> & { isSpam?: boolean }) {
  return (
    <div className={classes.frame}>
      <TextLink to="/admin/leads" search={isSpam ? { view: 'spam' } : {}} size="sm" className={classes.back}>
        <IconArrowLeft size={14} aria-hidden /> {isSpam ? 'Suspected spam' : 'Leads'}
      </TextLink>
      <Screen {...screen} />
    </div>
  );
}
