import { documentOf } from './document.ts';

/** The only page of a site before setup. */
export function renderEmptySitePage(stylesheet: string): string {
  return documentOf(
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>Nothing here yet</title>
        <link rel="stylesheet" href={stylesheet} />
      </head>
      <body>
        <main className="band error">
          <div className="inner">
            <div className="error-text">
              <h1>Nothing here yet</h1>
              <p>This site is new. Its owner is still setting it up.</p>
              <p>
                Is it yours? <a href="/admin/setup">Set up your business</a>.
              </p>
            </div>
          </div>
        </main>
      </body>
    </html>,
  );
}
