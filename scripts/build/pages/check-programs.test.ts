import { expect, test } from 'vitest';
import { findForeignPrograms } from './check-programs.ts';
import { emptyProgramList } from './program-list.ts';

const programs = emptyProgramList();
for (const code of ['theme()', 'menu()', 'a("</p>")']) programs.inline.add(code);
programs.files.add('/assets/a.js');

const pageOf = (body: string, head = '') =>
  `<!DOCTYPE html>\n<html><head>${head}</head>\n<body><p>x</p>\n${body}</body></html>`;
const problemsIn = (page: string) => findForeignPrograms(page, programs);

test.each([
  ['a program', '<script>run()</script>', 'begins "run()"'],
  ['a program behind one of ours', '<script>theme();run()</script>', 'begins "theme();run()"'],
  ['the beginning of one of ours', '<script>theme(</script>', '<script>'],
  ['no program at all', '<script></script>', '<script>'],
  ['two of ours in one', '<script>theme();menu()</script>', '<script>'],
  ['a module', '<script type="module">run()</script>', '<script>'],
  ['a program by an old name', '<script type="text/jscript">run()</script>', '<script>'],
  ['a map of modules', '<script type="importmap">{}</script>', '<script>'],
  ['a program of a drawing', '<svg><script>run()</script></svg>', '<script>'],
  ['a file of a drawing', '<svg><script xlink:href="/x.js"></script></svg>', '/x.js is none'],
  ['a file of somebody else', '<script src="https://a.example/a.js"></script>', 'a.js is none'],
  ['a file of a later build', '<script type="module" src="/assets/b.js"></script>', 'b.js is none'],
  ['a file with code', '<script src="/assets/a.js">run()</script>', 'has code'],
  ['a module of the body', '<body data-programs="/assets/a.js /x.js">', '/x.js is none'],
  ['a module ahead of time', '<link rel="modulepreload" href="/x.js">', '/x.js is none'],
  ['a script ahead of time', '<link rel="preload" as="script" href="/x.js">', '/x.js is none'],
  ['an island', '<astro-island component-url="/x.js"></astro-island>', '/x.js is none'],
  ['the renderer of an island', '<astro-island renderer-url="/x.js"></astro-island>', '/x.js is'],
  ['an event', '<img src="/a.png" onerror="run()">', 'onerror is a program'],
  ['an event in capitals', '<body ONLOAD=run()>', 'onload is a program'],
  ['an event of a drawing', '<svg onload="run()"></svg>', 'onload is a program'],
  ['a link', '<a href="javascript:run()">x</a>', 'href is a program'],
  ['a link with a break', '<a href=" java\nscript:run()">x</a>', 'href is a program'],
  ['a link as entities', '<a href="&#106;avascript&colon;run()">x</a>', 'href is a program'],
  ['a link of a drawing', '<svg><a xlink:href="javascript:x"></a></svg>', 'href is a program'],
  ['an animated link', '<svg><a><set to="javascript:x"></set></a></svg>', 'to is a program'],
  [
    'a list of values',
    '<svg><a><animate attributeName="href" values="#;javascript:run()"></animate></a></svg>',
    'values is a program',
  ],
  [
    'a second address of a script',
    '<svg><script xlink:href="/assets/a.js" href="/x.js"></script></svg>',
    '/x.js is none',
  ],
  ['a link that tells', '<a href="/" ping="javascript:run()">x</a>', 'ping is a program'],
  ['a drawing as a page', '<iframe src="data:image/svg+xml,x"></iframe>', 'src is a program'],
  ['a picture', '<img src="vbscript:run()">', 'src is a program'],
  ['a page in a frame', '<iframe src="data:text/html,x"></iframe>', 'src is a program'],
  ['a form', '<form action="javascript:run()"></form>', 'action is a program'],
  ['a button', '<button formaction="javascript:run()">x</button>', 'formaction is a program'],
  ['another base', '<base href="https://a.example/">', '<base> is not allowed'],
  ['an object', '<object data="/a.swf"></object>', '<object> is not allowed'],
  ['something embedded', '<embed src="/a.swf">', '<embed> is not allowed'],
  ['a page within', '<iframe srcdoc="x"></iframe>', '<iframe srcdoc>'],
  ['another address', '<meta http-equiv="refresh" content="0;url=/x">', '<meta http-equiv>'],
  ['a program of a template', '<template><script>run()</script></template>', '<script>'],
  ['data that is none', '<script type="application/ld+json">run()</script>', 'is no JSON'],
  [
    'data with markup',
    '<script type="application/ld+json">{"a":"<!--"}</script>',
    'has a "<" in it',
  ],
])('%s is found, with its place', (_what, markup, problem) => {
  const found = problemsIn(pageOf(markup));
  expect(found.map((one) => one.problem).join()).toContain(problem);
  // What opens the body a second time belongs to the first.
  const line = markup.startsWith('<body') ? 3 : 4;
  expect(found.map((one) => one.line)).toEqual(found.map(() => line));
});

test('what only browsers without scripts read is looked at, too', () => {
  const page = pageOf('<noscript><meta http-equiv="refresh" content="0;url=/x"></noscript>');
  expect(problemsIn(page)).toMatchObject([{ line: 4, column: 11 }]);
});

test.each([
  ['programs of the list', '<script>theme()</script><script>menu()</script>'],
  ['one with markup in its text', '<script>a("</p>")</script>'],
  ['files of the list', '<script type="module" src="/assets/a.js"></script>'],
  ['data', '<script type="application/ld+json">{"a":"\\u003cscript>"}</script>'],
  ['rules for rendering ahead', '<script type="speculationrules">{"prerender":[]}</script>'],
  ['words', '<p title="<script>run()</script>">&lt;script&gt; javascript:run() onload=run()</p>'],
  ['words of a program', '<img alt="javascript:run()" src="/a.png"><a href="/javascript:x">x</a>'],
  ['a drawing in an address', '<img src="data:image/svg+xml,%3Csvg/%3E">'],
  ['a comment', '<!-- <script>run()</script> -->'],
  ['a link', '<a href="https://a.example">x</a><a href="mailto:a@a.example">x</a>'],
])('%s may stay', (_what, markup) => {
  expect(problemsIn(pageOf(markup, '<link rel="preload" as="font" href="/a.woff2">'))).toEqual([]);
});
