interface Ordered {
  data: { order: number };
}

/** For `sort`: entries by their `order`, since a collection comes sorted by file name. */
export const byOrder = (left: Ordered, right: Ordered): number =>
  left.data.order - right.data.order;
