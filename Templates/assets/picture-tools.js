// Sets up a page's pictures: buttons, keys, screenshots, and the other modules.
(function () {
  'use strict';
  const flowdoc = window.flowdoc;
  const step = 1.25;
  const pictures = [];
  const pins = [];

  const deeds = {
    in: (picture) => picture.zoom(step),
    out: (picture) => picture.zoom(1 / step),
    natural: (picture) => picture.setScale(1),
    fit: (picture) => picture.fit(),
    full: (picture) => document.fullscreenElement ? document.exitFullscreen() : picture.figure.requestFullscreen(),
    thumbnails: (_, button) => {
      const returns = pictures.map((other) => other.rememberNode());
      for (const other of pictures) other.unpack();
      flowdoc.switchShots(button);
      for (const other of pictures) other.settle();
      for (const goBack of returns) goBack();
    },
  };
  const keys = { '+': 'in', '=': 'in', '-': 'out', 0: 'fit' };

  function listen(picture) {
    const { figure } = picture;
    const tools = figure.querySelector('.tools');
    const output = tools.querySelector('output');
    tools.addEventListener('click', (event) => {
      const button = event.target.closest('button');
      if (button) deeds[button.dataset.do](picture, button);
    });
    picture.view.addEventListener('keydown', (event) => {
      const deed = keys[event.key];
      if (!deed || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      deeds[deed](picture);
    });
    const tell = () => { output.textContent = Math.round(picture.scale * 100) + ' %'; };
    picture.onChange(tell);
    tell();
    const full = tools.querySelector('[data-do="full"]');
    full.hidden = !document.fullscreenEnabled;
    figure.addEventListener('fullscreenchange', () => {
      full.setAttribute('aria-pressed', String(document.fullscreenElement === figure));
      picture.changed(false);
    });
  }

  for (const figure of document.querySelectorAll('.picture:has(.view svg)')) {
    if (document.documentElement.dataset.thumbnails === 'on') flowdoc.unpackShots(figure);
    const picture = new flowdoc.PictureView(figure);
    pictures.push(picture);
    listen(picture);
    flowdoc.movePicture(picture);
    const graphs = [];
    const read = () => [...picture.view.querySelectorAll('svg.flowdoc')].slice(graphs.length).map((svg) => {
      const graph = flowdoc.readPicture(svg);
      graphs.push(graph);
      return graph;
    });
    read();
    const shown = () => graphs.find((graph) => graph.svg === picture.svg) || graphs[0];
    picture.rememberNode = () => flowdoc.rememberNode(picture, shown);
    flowdoc.addMinimap(picture, shown);
    flowdoc.beginPicture(picture, shown());
    const focused = flowdoc.sharePicture(picture, shown());
    const travel = (graph) => pins.push(flowdoc.travelPicture(picture, graph, focused));
    graphs.forEach(travel);
    flowdoc.showShots(picture);
    picture.unpack = () => {
      flowdoc.unpackShots(figure);
      read().forEach(travel);
      flowdoc.showShots(picture);
    };
  }
  flowdoc.showNamed(pins);
})();
