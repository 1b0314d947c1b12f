import { pageScript } from '../src/site/page-script.ts';

/** A page without the script that all public pages carry: any other script in it is a fault. */
export const withoutOwnScript = (html: string): string => html.replace(`<script>${pageScript}</script>`, '');
