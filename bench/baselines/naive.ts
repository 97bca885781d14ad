// What an agency would write first: Express, helmet and React for each request, with our own pages. Brotli by
// compression with COMPRESS=yes.
import compression from 'compression';
import express from 'express';
import helmet from 'helmet';
import { renderToPipeableStream } from 'react-dom/server';
import { createServices } from '../../server/createServices';
import { pageIds, pageLangs, pagePath, pageRow } from '../../shared/pages';

const { document, settings } = createServices(process.env);
const app = express();
app.use(helmet());
if (process.env['COMPRESS']) app.use(compression());
for (const page of pageIds) {
  if (pageRow(page).kind === 'negotiated') continue;
  for (const lang of pageLangs(page)) {
    app.get(pagePath(page, lang), async (_request, response) => {
      const element = await document({ kind: 'page', page, lang, params: {} });
      const { pipe } = renderToPipeableStream(element, {
        onShellReady: () => {
          response.type('html');
          pipe(response);
        },
      });
    });
  }
}
app.listen(settings.PORT, settings.HOST);
