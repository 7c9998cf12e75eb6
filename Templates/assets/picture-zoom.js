// The size of a picture in its view. Moving it is scrolling, so that selection, find and focus work as usual.
(function () {
  'use strict';
  const smallest = 0.1;
  const largest = 4;
  // The scale at which names have 10 px; a picture is never smaller by default.
  const readable = 10 / 13;

  class PictureView {
    constructor(figure) {
      this.figure = figure;
      this.view = figure.querySelector('.view');
      this.listeners = [];
      this.settle();
    }

    /** Starts again with the visible drawing. */
    settle() {
      this.scale = 1;
      this.view.style.minHeight = '';
      // Without a size of its own, a drawing has the width from the style sheet, as the reader saw it at first.
      for (const svg of this.view.querySelectorAll('svg.flowdoc')) svg.removeAttribute('style');
      const before = this.view.offsetHeight;
      this.setScale(1, 0, 0, false);
      this.fitIfReadable();
      // The content below must not move while the reader sees it, neither now nor after zooming out.
      this.view.style.minHeight = (this.isSeen ? before : this.view.offsetHeight) + 'px';
    }

    /** Whether the reader may have seen the picture or what is below it. */
    get isSeen() {
      return performance.getEntriesByType('paint').length > 0 && this.view.getBoundingClientRect().top < innerHeight;
    }

    /** The visible drawing: with or without screenshots. */
    get svg() {
      return [...this.view.querySelectorAll('svg.flowdoc')].find((svg) => svg.getClientRects().length) ||
        this.view.querySelector('svg.flowdoc');
    }

    get natural() {
      const box = this.svg.viewBox.baseVal;
      return { width: box.width, height: box.height };
    }

    onChange(listener) { this.listeners.push(listener); }
    changed(byReader) { for (const listener of this.listeners) listener(byReader); }

    setScale(scale, x = this.view.clientWidth / 2, y = this.view.clientHeight / 2, byReader = true) {
      const next = Math.min(largest, Math.max(smallest, scale));
      const left = (this.view.scrollLeft + x) / this.scale;
      const top = (this.view.scrollTop + y) / this.scale;
      for (const svg of this.view.querySelectorAll('svg.flowdoc')) {
        const box = svg.viewBox.baseVal;
        svg.style.width = box.width * next + 'px';
        svg.style.height = box.height * next + 'px';
      }
      this.scale = next;
      this.view.scrollLeft = left * next - x;
      this.view.scrollTop = top * next - y;
      this.changed(byReader);
    }

    zoom(factor, x, y) { this.setScale(this.scale * factor, x, y); }

    fit() {
      const { width, height } = this.natural;
      const room = document.fullscreenElement === this.figure
        ? this.view.clientHeight : Math.max(this.view.clientHeight, 1);
      this.setScale(Math.min(this.view.clientWidth / width, room / height, 1.5));
      this.view.scrollTo(0, 0);
    }

    fitIfReadable() {
      const { width, height } = this.natural;
      const across = this.view.clientWidth / width;
      const down = this.view.clientHeight / height;
      // If not all of it fits, the largest readable part.
      const scale = Math.max(readable, Math.min(across, down));
      if (scale < 1) this.setScale(scale, 0, 0, false);
    }

    /** Whether there is anything to drag into view. */
    get overflows() {
      return this.view.scrollWidth > this.view.clientWidth + 1 || this.view.scrollHeight > this.view.clientHeight + 1;
    }

    /** Scrolls until an element is visible. */
    reveal(element, margin = 24) {
      const box = element.getBoundingClientRect();
      const room = this.view.getBoundingClientRect();
      const beyond = (start, end, from, to) =>
        start < from + margin ? start - from - margin : end > to - margin ? end - to + margin : 0;
      this.view.scrollBy(beyond(box.left, box.right, room.left, room.right), beyond(box.top, box.bottom, room.top, room.bottom));
    }
  }

  window.flowdoc.PictureView = PictureView;
})();
