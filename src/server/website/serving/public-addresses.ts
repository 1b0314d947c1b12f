import { answerSharePicture } from '../share-pictures/answer-share-picture.ts';
import { answerCrawler } from './answer-crawler.ts';
import {
  answerBlog,
  answerCases,
  answerEmptySite,
  answerEstimatePage,
  answerFormAddress,
  answerHub,
  answerReserve,
  answerSitePage,
  answerThankYou,
} from './answer-site-page.ts';
import {
  answerCapitals,
  answerNotFound,
  answerRedirect,
  answerRedirectInAnyCase,
  answerSlug,
} from './answer-slug.ts';
import { answerCompanion } from './companion-files.ts';
import type { AnswerCall } from './serving-call.ts';

/**
 * The public addresses that are not cached, in order: the first handler that knows an address answers it.
 * Landing pages come before this table (serve-landing-page.ts). `others` are the addresses of districts above the website.
 */
export const publicAddresses = (others: readonly AnswerCall[]): readonly AnswerCall[] => [
  answerEmptySite, // Everything, until a business is set up
  answerRedirect, // Rules of people and of pages that left
  answerCrawler, // /robots.txt /blog/feed.xml
  ...others, // /sitemap*.xml /<IndexNow key>.txt
  answerCompanion, // /favicon.ico /manifest.webmanifest and other small files
  answerSharePicture, // /og/<version>/<page>.png
  answerFormAddress, // /leads, which only receives forms
  answerEstimatePage, // /leads/estimate
  answerThankYou, // /thank-you
  answerReserve, // /reserve-now
  answerSitePage, // / /about /services /junk-removal-miami and the other pages of the site
  answerBlog, // /blog /blog/<post> /blog/page/<n>
  answerCases, // /finished-work/ /finished-work/<case>/ /finished-work/page/<n>/
  answerHub, // /locations/<state>/<town>
  answerCapitals, // /About
  answerSlug, // /<landing page>, also if the cache dropped it since
  answerRedirect, // A page that moved since the first lookup redirects immediately.
  answerRedirectInAnyCase, // /Old-Page, where the rule says /old-page
  answerNotFound,
];
