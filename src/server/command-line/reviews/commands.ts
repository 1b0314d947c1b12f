import { Option } from 'commander';
import { reviewSourceSchema, reviewStatusSchema } from '../../../contract/audience/review-filter.ts';
import { type CliCommand, limitOption } from '../command-parts.ts';

const load = () => import('./reviews.ts');

/** The commands about reviews. */
export function addReviews(line: CliCommand): void {
  const reviews = line
    .command('reviews')
    .description('What customers say of the business, with sources')
    .example('reviews list --source link');
  reviews
    .command('list')
    .description('Reviews, the last added first')
    .addOption(
      new Option('--status <status>', 'only those with this status').choices(reviewStatusSchema.options),
    )
    .addOption(new Option('--source <source>', 'only from there').choices(reviewSourceSchema.options))
    .addOption(limitOption(50))
    .runs('reviews list --status withdrawn', load, 'listReviewsCommand');
  reviews
    .command('import')
    .description('Import reviews from a CSV file; none if one is refused, unless told')
    .argument(
      '<file>',
      'with columns reviewed_on (2026-03-05), rating, author, words, source_name, source_url, place ("Jupiter, FL") and service; - reads standard input',
    )
    .option('--dry-run', 'only tell what would become of each row')
    .option('--skip-refused', 'leave out rows that are refused and import the others')
    .runs('reviews import reviews.csv --dry-run', load, 'importReviewsCommand');
  reviews
    .command('publish')
    .description('Show a review again')
    .argument('<id>', 'its id, as list shows it')
    .runs('reviews publish 0199a1de-7c7b-7bb1-8a5c-0d3c6c1f8e11', load, 'publishReviewCommand');
  reviews
    .command('withdraw')
    .description('Take a review off all pages at once')
    .argument('<id>', 'its id, as list shows it')
    .requiredOption('--reason <text>', 'why; its author can read it')
    .runs(
      'reviews withdraw 0199a1de-7c7b-7bb1-8a5c-0d3c6c1f8e11 --reason "It is about another company."',
      load,
      'withdrawReviewCommand',
    );
}
