import type { JsonLdNode } from './node.ts';
import type { PageNodes } from './page-nodes.ts';

/** A question as a page shows it, with its answer in plain text. */
export interface QuestionFacts {
  question: string;
  answer: string;
}

const questionNode = ({ question, answer }: QuestionFacts): JsonLdNode => ({
  '@type': 'Question',
  name: question,
  acceptedAnswer: { '@type': 'Answer', text: answer },
});

/** A page that shows questions with their answers. */
export const questionPage = (questions: readonly QuestionFacts[]): PageNodes => ({
  types: ['WebPage', 'FAQPage'],
  mainEntity: questions.map(questionNode),
  nodes: [],
});
