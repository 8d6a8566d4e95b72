// Part of the worker: a reminder that is pressed leads to the app, to a page of it that is open already. A page of
// another app below this path is no page of this worker.
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(
    self.clients
      .matchAll({ type: 'window' })
      .then(([page]) => (page ? page.focus() : self.clients.openWindow(self.registration.scope))),
  );
});
